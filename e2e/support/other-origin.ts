import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
}

export type OtherOrigin = {
  origin: string
  /** Paths that were asked for. */
  asked: string[]
  /** From now on adds something to files of such a name; null: hands out what was released. */
  alter(file: RegExp | null): void
  stop(): Promise<void>
}

/** Another server on this machine that hands out files of remotes to pages of all origins, as a team’s own would. */
export async function startOtherOrigin(folder: () => string): Promise<OtherOrigin> {
  const asked: string[] = []
  let altered: RegExp | null = null
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files')
    asked.push(pathname)
    const [, remote, version, name = ''] = /^\/remotes\/([\w-]+)\/([0-9a-f]+)\/([\w.-]+)$/.exec(pathname) ?? []
    const file = path.join(folder(), `mf-${remote}`, 'dist', version ?? '', name)
    const content = await readFile(file).catch(() => null)
    if (!content) return response.writeHead(404, { 'access-control-allow-origin': '*' }).end()
    const added = name.endsWith('.js') ? 'document.documentElement.dataset.altered = "yes";' : ' '
    response.writeHead(200, {
      'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    response.end(altered?.test(name) ? Buffer.concat([content, Buffer.from(added)]) : content)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    alter(file) {
      altered = file
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
