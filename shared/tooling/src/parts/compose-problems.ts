import type { Part } from '@shop/contracts/parts'
import { imageLines, internalKeyLine, slotLines } from './deploy-blocks.ts'

/** What docker-compose.yml lacks of a part that is a process there. A remote is files; the door there is nginx. */
export function composeProblems(compose: string, { name, kind, port }: Part): string[] {
  if (kind !== 'service' && kind !== 'shell') return []
  const service = composeService(compose, name)
  if (!service) return [`${name}: docker-compose.yml has no service of this name`]
  const wanted: [what: string, isThere: boolean][] = [
    ...imageLines(name).map((line): [string, boolean] => [line.trim(), service.includes(`\n    ${line}\n`)]),
    ...(kind === 'service'
      ? [[internalKeyLine(name), service.includes(`\n      ${internalKeyLine(name)}\n`)] as [string, boolean]]
      : []),
    [`PORT: "${port}"`, service.includes(`\n      PORT: "${port}"\n`)],
    [
      `a healthcheck that asks http://127.0.0.1:${port}/health/ready`,
      service.includes('\n    healthcheck:\n') && service.includes(`http://127.0.0.1:${port}/health/ready'`),
    ],
    ...slotLines(name)
      .slice(0, kind === 'service' ? 2 : 1)
      .map((line): [string, boolean] => [line, compose.includes(`\n  ${line}\n`)]),
  ]
  return wanted
    .filter(([, isThere]) => !isThere)
    .map(([what]) => `${name}: its service in docker-compose.yml lacks ${what}`)
}

/** The lines of one service; null where there is none. */
function composeService(compose: string, name: string): string | null {
  const services = compose.slice(compose.search(/^services:$/m))
  const [, lines] = new RegExp(String.raw`^ {2}${name}: &${name}\n((?: {3}.*\n|\n)+)`, 'm').exec(`${services}\n`) ?? []
  return lines === undefined ? null : `\n${lines}`
}
