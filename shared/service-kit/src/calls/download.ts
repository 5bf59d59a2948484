import { Readable } from 'node:stream'
import type { Context } from 'koa'

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

type Parts = AsyncIterable<string | Uint8Array>

/** An answer that is a file for table programs, sent while it is being written; its name says what it is. */
export class Download {
  readonly fileName: string
  readonly parts: Parts

  constructor(fileName: string, parts: Parts) {
    this.fileName = fileName
    this.parts = parts
  }
}

/** The first part is written before anything is answered, so that a refusal is still one. */
export async function startDownload(fileName: string, parts: AsyncGenerator<string | Uint8Array>): Promise<Download> {
  const first = await parts.next()
  async function* all(): AsyncGenerator<string | Uint8Array> {
    if (first.done) return
    yield first.value
    yield* parts
  }
  return new Download(fileName, all())
}

export function sendDownload(ctx: Context, { fileName, parts }: Download): void {
  ctx.set('Content-Type', mediaTypes[fileName.endsWith('.xlsx') ? 'xlsx' : 'csv'])
  ctx.set('Content-Disposition', `attachment; filename="${fileName}"`)
  ctx.set('Cache-Control', 'no-store')
  ctx.body = Readable.from(parts)
}

/** A file as another service sent it. */
export function receivedDownload({ headers, body }: Response): Download {
  const [, fileName = ''] = /filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '') ?? []
  return new Download(fileName, body ?? Readable.from([]))
}
