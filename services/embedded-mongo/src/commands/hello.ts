import { badValue } from '../errors.ts'
import { isDocument } from '../values/value.ts'
import { largestMessage } from '../wire/message.ts'
import { sessionOf } from './answers.ts'
import type { Command } from './command.ts'

const setName = 'embedded'

/** The primary of a set of one: only so will a driver number its writes and retry them safely. */
export const hello: Command = {
  fields: [
    ...['hello', 'ismaster', 'helloOk', 'client', 'compression', 'loadBalanced', 'hostInfo'],
    ...['topologyVersion', 'maxAwaitTimeMS', 'saslSupportedMechs', 'speculativeAuthenticate', 'backpressure'],
  ],
  run(_command, _database, { address, now }) {
    return {
      helloOk: true,
      isWritablePrimary: true,
      ismaster: true,
      setName,
      setVersion: 1,
      hosts: [address],
      primary: address,
      me: address,
      maxBsonObjectSize: 16 * 1024 * 1024,
      maxMessageSizeBytes: largestMessage,
      maxWriteBatchSize: 100_000,
      localTime: now(),
      logicalSessionTimeoutMinutes: 30,
      minWireVersion: 0,
      maxWireVersion: 21,
      readOnly: false,
    }
  },
}

export const ping: Command = { fields: ['ping'], run: () => ({}) }

export const endSessions: Command = {
  fields: ['endSessions'],
  run({ endSessions: sessions }, _database, { answers }) {
    if (!Array.isArray(sessions)) throw badValue('endSessions needs an array')
    for (const lsid of sessions.filter(isDocument)) {
      const session = sessionOf(lsid)
      if (session) answers.forget(session)
    }
    return {}
  },
}
