import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Answerer, listen } from '@shop/service-kit/app/listen'

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
  const app: Answerer = async (request, response) => {
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
  }
  const { port, stop } = await listen({ app, host: '127.0.0.1', port: 0 })
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    alter(file) {
      altered = file
    },
    stop,
  }
}
