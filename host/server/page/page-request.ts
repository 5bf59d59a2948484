import type { AnyEndpoint, ResultOf } from '@shop/contracts/endpoint'
import type { Locale } from '@shop/contracts/text'
import type { PublicApi } from '@shop/service-kit/local-api'
import type { Html } from './html.ts'

export type PageRequest = {
  locale: Locale
  path: string
  params: Record<string, string>
  query: URLSearchParams
  /** Scheme and host that browsers see. */
  origin: string
  ask: Ask
  /** For what the page can do without for now: a failure only means that the browser asks itself. */
  askAlso: AskAlso
  /** Asks a service for the server's own knowledge: the answer is not written into the page. */
  check: Ask
}

/** Asks a service and remembers the answer for the page's first data. */
type Ask = <Called extends AnyEndpoint>(endpoint: Called, input: AskInput) => Promise<ResultOf<Called>>
type AskAlso = <Called extends AnyEndpoint>(endpoint: Called, input: AskInput) => Promise<ResultOf<Called> | undefined>
type AskInput = { params?: unknown; query?: object; body?: unknown }

/** What the server knows of a page before any script has run. */
export type PageView = {
  status: number
  title: string
  description: string
  /** Path of the picture for social networks and of the largest picture, when there is one. */
  picture?: string | undefined
  /** The largest picture of the first view: asked for before anything else. */
  largest?: readonly LargestPicture[] | undefined
  /** The first view as plain markup; without it the logo is shown. */
  painted?: Html | undefined
  /** What search engines read besides (schema.org). */
  jsonLd?: readonly object[] | undefined
  kind?: 'website' | 'product'
  isPrivate?: boolean | undefined
}

export type LargestPicture = { srcset: string; sizes: string; media?: string }

export type FirstAnswer = { path: string; input: AskInput; answer: unknown }

/** The browser finds each answer in its cache under the path and the input. */
export function recordingAsk(
  api: PublicApi,
): Pick<PageRequest, 'ask' | 'askAlso' | 'check'> & { answers: FirstAnswer[] } {
  const answers: FirstAnswer[] = []
  const ask: Ask = async (endpoint, input) => {
    const answer = await api.call(endpoint, input)
    answers.push({ path: endpoint.path, input, answer })
    return answer
  }
  const askAlso: AskAlso = (...question) => ask(...question).catch(() => undefined)
  const check: Ask = (endpoint, input) => api.call(endpoint, input)
  return { ask, askAlso, check, answers }
}
