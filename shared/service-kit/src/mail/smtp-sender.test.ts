import { createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { PermanentFailure } from '../outbox/outbox.ts'
import type { Mail } from './email-sender.ts'
import { createSmtpSender } from './smtp-sender.ts'

const mail: Mail = {
  id: 'email 26-000001 created 0',
  to: 'olena@example.com',
  subject: 'Замовлення № 26-000001',
  html: '<p>Дякуємо</p>',
  text: 'Дякуємо',
  locale: 'uk',
}
const from = 'LEVADA <orders@levada.example>'

test('an email comes from whom staff entered, else from whom the server was started with, and answers go to the shop', async () => {
  const { received, sender } = await serverWith()
  await sender.send({
    ...mail,
    replyTo: 'care@nova.example',
    sender: { name: 'Нова "Л" <x@y.z>', email: 'a@nova.example' },
  })
  await sender.send({ ...mail, id: 'two', sender: { name: 'Nova', email: '' } })
  await sender.send({ ...mail, id: 'three' })
  sender.close()

  const from = received.map(text => /^From: (.*(?:\r\n .*)*)/m.exec(text)?.[1] ?? '')
  expect(from[0]).toMatch(/<a@nova\.example>$/)
  expect(from[0]?.match(/@/g)).toHaveLength(1)
  expect(from.slice(1)).toEqual(['Nova <orders@levada.example>', 'LEVADA <orders@levada.example>'])
  expect(received[0]).toContain('Reply-To: care@nova.example')
})

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

/** A mail server of this test; `received` is what it took. */
async function serverWith(options: SMTPServerOptions = {}) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.setEncoding('utf8')
      let text = ''
      stream.on('data', chunk => {
        text += chunk
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
    ...options,
  })
  // A client that gives up is what these tests are about.
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  opened.push(() => new Promise<void>(resolve => server.close(() => resolve())))
  return { received, sender: senderTo(portOf(server.server.address())) }
}

function senderTo(port: number) {
  return createSmtpSender({ url: `smtp://127.0.0.1:${port}`, from }, { silenceMs: 300, wholeMs: 800 })
}

function portOf(address: unknown): number {
  return (address as { port: number }).port
}

/** A server that answers each command of the client as the test lets it. */
async function rawServer(answer: (command: string) => string | null | 'reset') {
  const server = createServer(socket => {
    socket.on('error', () => {})
    const answerTo = (command: string) => {
      const reply = answer(command)
      if (reply === 'reset') socket.resetAndDestroy()
      else if (reply) socket.write(`${reply}\r\n`)
    }
    answerTo('')
    socket.on('data', data => answerTo(String(data)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  opened.push(() => new Promise(resolve => server.close(resolve)))
  return senderTo(portOf(server.address()))
}

const refusing = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

test('an email goes out with its Ukrainian subject, both forms and a name that stays the same', async () => {
  const { sender, received } = await serverWith()
  await sender.send(mail)
  await sender.send(mail)

  const [first = '', second = ''] = received
  expect(first).toContain(`Subject: =?UTF-8?B?${Buffer.from('Замовлення').toString('base64').slice(0, 16)}`)
  expect(first).toContain('To: olena@example.com')
  expect(first).toContain('From: LEVADA <orders@levada.example>')
  expect(first).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]*Content-Type: text\/html; charset=utf-8/)
  expect(first).toContain('Auto-Submitted: auto-generated')
  const nameOf = (text: string) => text.match(/^Message-ID: (.+)$/im)?.[1]
  expect(nameOf(first)).toMatch(/^<[0-9a-f]{40}@levada\.example>/)
  expect(nameOf(second)).toBe(nameOf(first))
})

test.each([451, 452, 550])('a recipient refused with %s', async code => {
  const { sender } = await serverWith({ onRcptTo: (_address, _session, done) => done(refusing(code)) })
  const refusal = await sender.send(mail).catch(error => error)

  expect([code, refusal instanceof PermanentFailure]).toEqual([code, code === 550])
})

test.each([451, 554])('an email refused with %s is worth another try', async code => {
  const { sender } = await serverWith({
    onData(stream, _session, done) {
      stream.resume().on('end', () => done(refusing(code)))
    },
  })
  const refusal = await sender.send(mail).catch(error => error)

  expect(refusal).toMatchObject({ responseCode: code })
  expect(refusal).not.toBeInstanceOf(PermanentFailure)
})

test('a server that refuses everybody is worth another try', async () => {
  const { sender } = await serverWith({ onConnect: (_session, done) => done(refusing(550)) })

  expect(await sender.send(mail).catch(error => error)).not.toBeInstanceOf(PermanentFailure)
})

test('a server that does not listen is a failed try', async () => {
  await expect(senderTo(1).send(mail)).rejects.toMatchObject({ code: expect.stringMatching(/ECONN|ESOCKET/) })
})

test('a server that hangs is left after a while', async () => {
  const sender = await rawServer(() => null)

  await expect(sender.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

test('a connection that breaks after the email was handed over: it may have been sent, so it counts as not', async () => {
  const sender = await rawServer(command => {
    if (command === '') return '220 hello'
    if (/^DATA/i.test(command)) return '354 go on'
    return /^(EHLO|MAIL|RCPT)/i.test(command) ? '250 ok' : 'reset'
  })
  const error = await sender.send(mail).catch(error => error)

  expect(error).toMatchObject({ code: expect.stringMatching(/ECONN|ESOCKET/) })
  expect(error).not.toBeInstanceOf(PermanentFailure)
})
