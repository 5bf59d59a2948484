import type { Answerer } from '@shop/service-kit/app/listen'

/** What the door answers while the shop is being built and opened. */
export const notYetOpen: Answerer = (_, res) => {
  res.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '2', 'Cache-Control': 'no-store' })
  res.end('Магазин відчиняється. The shop is opening.\n')
}

export function portProblem(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `Port ${port} is not allowed for you. Choose one above 1024: PORT=3000 npm start`
  return `The shop cannot listen on port ${port}: ${error instanceof Error ? error.message : error}`
}

export function giveUp(problem: string): never {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

/** For people at the terminal; machines read the log. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
