import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createMessageCutter } from '@shop/embedded-mongo/wire/cut-messages'
import { oneOf } from '../../shared/testing/src/seeded.ts'
import {
  type Announced,
  answerAgain,
  answeredIdOf,
  asUnconfirmed,
  commandOf,
  helloAs,
  isHello,
  isWrite,
  type RefusalCode,
  refusalOf,
  requestIdOf,
  retryKeyOf,
} from './wire-answers.ts'

/** What a failover does to those who ask the database. Unless it says so, the server is the primary and answers. */
export type DatabaseTrouble = {
  /** It says that it is a secondary and refuses each command with one of these codes. */
  refusing?: readonly RefusalCode[]
  /** It takes no lines. */
  gone?: boolean
  /** Of a hundred commands, how many lose their line before the server gets them. */
  cutBeforePercent?: number
  /** And how many after it has done them, before they are answered. */
  cutAfterPercent?: number
  /** Of a hundred writes, how many are done and answered as not kept by the majority in time. */
  unconfirmedPercent?: number
}

export type Played = 'refused' | 'cutBefore' | 'cutAfter' | 'unconfirmed' | 'answeredAgain'
export type DatabaseLink = Awaited<ReturnType<typeof openDatabaseLink>>

type LinkDeps = { random: () => number; address: () => string; setName: string }
/** What becomes of a command that the server has, when it is done. */
type Fate = { command: string; loses?: 'line' | 'confirmation'; retryKey?: string | null }

/** A link to the database that reads MongoDB's protocol, and plays a failover to those who come through it. */
export async function openDatabaseLink(target: number, { random, address, setName }: LinkDeps) {
  let now: DatabaseTrouble = {}
  const played: Record<Played, number> = { refused: 0, cutBefore: 0, cutAfter: 0, unconfirmed: 0, answeredAgain: 0 }
  /** Answers to numbered writes whose line was cut: a server knows them when the write comes again. */
  const unheard = new Map<string, Buffer>()
  const clients = new Set<Socket>()
  const happens = (percent = 0) => random() * 100 < percent
  const announcement = (): Announced => ({ address: address(), setName, isPrimary: !now.refusing })

  function openLine(client: Socket): void {
    const server = connect(target, '127.0.0.1')
    const underWay = new Map<number, Fate>()
    joinEnds(client, server, clients)
    const takeRequests = createMessageCutter(message => {
      if (client.destroyed) return
      const command = commandOf(message)
      if (!isHello(command)) {
        const answer = answerInstead(command, message)
        if (answer === 'cut') return void client.destroy()
        if (answer) return void client.write(answer)
      }
      underWay.set(requestIdOf(message), fateOf(command, message))
      server.write(message)
    })
    const takeReplies = createMessageCutter(reply => {
      const fate = underWay.get(answeredIdOf(reply))
      underWay.delete(answeredIdOf(reply))
      const heard = fate ? passOn(reply, fate) : reply
      if (heard) client.write(heard)
      else client.destroy()
    })
    client.on('data', chunk => void (takeRequests(chunk) || client.destroy()))
    server.on('data', chunk => void (takeReplies(chunk) || client.destroy()))
  }

  /** What the client hears without the server; null where the server is asked. */
  function answerInstead(command: string, message: Buffer): Buffer | 'cut' | null {
    if (now.refusing && command !== 'endSessions') {
      played.refused += 1
      return refusalOf(message, oneOf(random, now.refusing))
    }
    if (happens(now.cutBeforePercent)) {
      played.cutBefore += 1
      return 'cut'
    }
    const retryKey = unheard.size > 0 && isWrite(command) ? retryKeyOf(message) : null
    const known = retryKey === null ? undefined : unheard.get(retryKey)
    if (!known) return null
    played.answeredAgain += 1
    return answerAgain(known, message)
  }

  function fateOf(command: string, message: Buffer): Fate {
    if (isHello(command)) return { command }
    if (happens(now.cutAfterPercent))
      return { command, loses: 'line', retryKey: isWrite(command) ? retryKeyOf(message) : null }
    return isWrite(command) && happens(now.unconfirmedPercent) ? { command, loses: 'confirmation' } : { command }
  }

  /** What the client hears of an answer; null where its line is cut. */
  function passOn(reply: Buffer, { command, loses, retryKey }: Fate): Buffer | null {
    if (isHello(command)) return helloAs(reply, announcement())
    if (loses === 'confirmation') {
      played.unconfirmed += 1
      return asUnconfirmed(reply)
    }
    if (loses !== 'line') return reply
    played.cutAfter += 1
    if (retryKey) unheard.set(retryKey, Buffer.from(reply))
    return null
  }

  const listening = createServer(client => (now.gone ? void client.destroy() : openLine(client)))
  listening.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    port: (listening.address() as AddressInfo).port,
    /** How often it has done what since it was opened. */
    countPlayed: (): Record<Played, number> => ({ ...played }),
    trouble(trouble: DatabaseTrouble): void {
      now = trouble
      if (trouble.gone) for (const client of clients) client.destroy()
    },
    async stop(): Promise<void> {
      const closed = once(listening, 'close')
      listening.close()
      for (const client of clients) client.destroy()
      await closed
    },
  }
}

/** Either end that closes takes the other one with it. */
function joinEnds(client: Socket, server: Socket, clients: Set<Socket>): void {
  clients.add(client)
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.setNoDelay(true).on('error', () => {})
    one.once('close', () => {
      clients.delete(one)
      other.destroy()
    })
  }
}
