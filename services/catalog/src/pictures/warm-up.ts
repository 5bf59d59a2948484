import type { Log } from '@shop/service-kit/log/log'
import type { PictureFiles } from './picture-files.ts'
import type { Variant } from './variant.ts'

type WarmUpDeps = { files: Pick<PictureFiles, 'find'>; findVariants: () => Promise<readonly Variant[]>; log: Log }

export type WarmUp = { start(): void; stop(): Promise<void> }

/** A start has better things to do; by then the shop is open. */
const PAUSE_MS = 3000

/**
 * Draws what first visitors will ask for before they come. One picture at a time: the other hands stay free for
 * visitors, whose own requests must not wait in line behind these.
 */
export function createWarmUp({ files, findVariants, log }: WarmUpDeps): WarmUp {
  let isStopped = false
  let underWay = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function drawAll(): Promise<void> {
    for (const variant of await findVariants()) {
      if (isStopped) return
      await files.find(variant)
    }
  }

  function begin(): void {
    underWay = drawAll().catch(error => log.warn({ err: error }, 'pictures will be drawn when they are asked for'))
  }

  return {
    start() {
      timer = setTimeout(begin, PAUSE_MS).unref()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
