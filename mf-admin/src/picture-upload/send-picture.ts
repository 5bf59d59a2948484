import { isErrorCode, ShopError } from '@shop/contracts/errors'
import { type UploadedPicture, uploadPictureEndpoint } from '@shop/contracts/staff/goods/staff-pictures'

type Sending = {
  /** From 0 to 1, as the bytes leave. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** A file may take minutes to leave; then the service has half a minute to draw it. */
const SILENCE_MS = 60_000

/**
 * Sends one file as it is. `fetch` does not tell how far a body has got, so this asks in the older way.
 * @throws ShopError with the code of the service, or `unknown` with `offline`; the signal's reason when it was cancelled.
 */
export function sendPicture(file: Blob, { onProgress, signal }: Sending): Promise<UploadedPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    const fail = (error: unknown) => {
      signal.removeEventListener('abort', cancel)
      clearTimeout(silence)
      reject(error)
    }
    const offline = () => fail(new ShopError('unknown', { offline: 1 }))
    let silence = setTimeout(cancel, SILENCE_MS)
    const restartTimer = () => {
      clearTimeout(silence)
      silence = setTimeout(cancel, SILENCE_MS)
    }
    request.open(uploadPictureEndpoint.method, uploadPictureEndpoint.path)
    request.setRequestHeader('Content-Type', file.type)
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer()
      if (total > 0) onProgress(loaded / total)
    }
    request.onload = () => {
      const answer = jsonOf(request.responseText)
      if (request.status !== 201 || !answer?.picture) return fail(refusalOf(answer, request.status))
      signal.removeEventListener('abort', cancel)
      clearTimeout(silence)
      resolve(answer.picture)
    }
    request.onerror = offline
    request.onabort = () => (signal.aborted ? fail(signal.reason) : offline())
    if (signal.aborted) return fail(signal.reason)
    signal.addEventListener('abort', cancel)
    request.send(file)
  })
}

type Answer = { picture?: UploadedPicture; error?: { code?: string; [detail: string]: unknown } }

function jsonOf(text: string): Answer | null {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' ? answer : null
  } catch {
    return null
  }
}

function refusalOf(answer: Answer | null, status: number): ShopError {
  const { code, ...details } = answer?.error ?? {}
  return new ShopError(isErrorCode(code) ? code : 'unknown', { ...details, status })
}
