import type { Log } from '@shop/service-kit/log'
import type { PictureFiles } from './picture-files.ts'
import type { Variant } from './variant.ts'

type WarmUpParts = { files: Pick<PictureFiles, 'find'>; wanted: () => Promise<readonly Variant[]>; log: Log }

export type WarmUp = { start(): void; stop(): Promise<void> }

/**
 * Draws what first visitors will ask for before they come. One picture at a time: the other hands stay free for
 * visitors, whose own requests must not wait in line behind these.
 */
export function createWarmUp({ files, wanted, log }: WarmUpParts): WarmUp {
  let isStopped = false
  let underWay = Promise.resolve()

  async function drawAll(): Promise<void> {
    for (const variant of await wanted()) {
      if (isStopped) return
      await files.find(variant)
    }
  }

  return {
    start() {
      underWay = drawAll().catch(error => log.warn({ err: error }, 'pictures will be drawn when they are asked for'))
    },
    async stop() {
      isStopped = true
      await underWay
    },
  }
}
