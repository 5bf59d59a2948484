import { connect as connectHttp2, constants, type IncomingHttpHeaders } from 'node:http2'
import { connect as connectTls, type SecureVersion } from 'node:tls'

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }
type Asked = { method?: string; headers?: Record<string, string>; json?: unknown }

/** Asks over HTTP/2 and TLS, as browsers do, and believes this certificate alone. */
export async function askTls(url: string, ca: string, path: string, asked: Asked = {}): Promise<Answer> {
  const session = connectHttp2(url, { ca })
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  session.once('error', reject)
  const body = asked.json === undefined ? null : JSON.stringify(asked.json)
  const stream = session.request({
    [constants.HTTP2_HEADER_PATH]: path,
    [constants.HTTP2_HEADER_METHOD]: asked.method ?? 'GET',
    ...(body !== null && { 'content-type': 'application/json' }),
    ...asked.headers,
  })
  stream.once('error', reject)
  stream.once('response', headers => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.once('end', () =>
      resolve({ status: Number(headers[':status']), headers, text: Buffer.concat(parts).toString() }),
    )
  })
  stream.end(body ?? undefined)
  return promise.finally(() => session.close())
}

/** The version of TLS and the protocol that are agreed on with a client that speaks this version at most; null: none. */
export function agreedOn(port: number, ca: string, maxVersion: SecureVersion): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const minVersion = 'TLSv1'
  const ALPNProtocols = ['h2', 'http/1.1']
  const ciphers = 'DEFAULT@SECLEVEL=0'
  const socket = connectTls({ host: '127.0.0.1', port, ca, minVersion, maxVersion, ALPNProtocols, ciphers })
  socket.once('secureConnect', () => resolve(`${socket.getProtocol()} ${socket.alpnProtocol}`))
  socket.once('error', () => resolve(null))
  return promise.finally(() => socket.destroy())
}
