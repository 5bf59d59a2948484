/** Where `npm start` opens the shop unless something else is named: the address of its gateway. */
export const DEFAULT_ORIGIN = 'http://127.0.0.1:3000'

const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** The address that a start prints, for a process that listens on this host and port; it is the shop's origin while none is configured. */
export function shownOrigin(host: string, port: number): string {
  const name = EVERYWHERE.has(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
