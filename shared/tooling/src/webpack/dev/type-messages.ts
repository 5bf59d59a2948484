import type WebpackDevServer from 'webpack-dev-server'
import type { AppName } from '../../apps.ts'
import { firstFilesOf } from '../../release-contracts/app-program.ts'
import { typeProblems } from '../../types/type-problems.ts'
import { createTypeWatch } from '../../types/type-watch.ts'

/**
 * Has a dev server say type errors of the apps on their pages. Webpack compiles without a look at the types; they are checked beside
 * it after each change, so that a component is on the page before they are.
 */
export function sayTypes(server: WebpackDevServer, apps: readonly AppName[]): { recheck(): void } {
  const { compiler, webSocketServer } = server
  if (!webSocketServer) return { recheck: () => undefined }
  const watch = createTypeWatch({
    // More of them may be compiled by now.
    find: () => typeProblems([...new Set(apps.flatMap(firstFilesOf))]),
    tell: (type, problems) => server.sendMessage(webSocketServer.clients, type, problems),
    print: line => console.log(line),
  })
  compiler.hooks.done.tap('types', watch.recheck)
  // A page that is opened later sees what is wrong, too.
  webSocketServer.implementation.on('connection', (client: (typeof webSocketServer.clients)[number]) => {
    if (watch.problems().length > 0) server.sendMessage([client], 'errors', watch.problems())
  })
  watch.recheck()
  return watch
}
