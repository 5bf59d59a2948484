import type { Category } from '@shop/contracts/catalog/categories'
import type { AnyEndpoint, ResultOf } from '@shop/contracts/endpoint'
import type { ShopDetails } from '@shop/contracts/texts/shop-details'
import type { Locale } from '@shop/contracts/texts/text'
import type { PublicApi } from '@shop/service-kit/between-services/local-api'
import type { Html } from '../markup/html.ts'

export type PageRequest = {
  locale: Locale
  path: string
  params: Record<string, string>
  query: URLSearchParams
  /** Scheme and host that browsers see. */
  origin: string
  /** Phone, email and seller; null: not known yet. */
  shop: ShopDetails | null
  load: LoadAnswer
  /** For what the page can do without for now: a failure only means that the browser asks itself. */
  tryLoad: TryLoadAnswer
  /** Asks a service for the server's own knowledge: the answer is not written into the page. */
  check: LoadAnswer
}

/** Asks a service and remembers the answer for the page's first data. */
type LoadAnswer = <Called extends AnyEndpoint>(endpoint: Called, input: CallInput) => Promise<ResultOf<Called>>
type TryLoadAnswer = <Called extends AnyEndpoint>(
  endpoint: Called,
  input: CallInput,
) => Promise<ResultOf<Called> | undefined>
type CallInput = { params?: unknown; query?: object; body?: unknown }

/** What the server knows of a page before any script has run. */
export type PageView = {
  status: number
  title: string
  description: string
  /** Path of the picture for social networks and of the largest picture, when there is one. */
  picture?: string | undefined
  /** The largest picture of the first view: asked for before anything else. */
  largest?: readonly LargestPicture[] | undefined
  /** The first view as plain markup. */
  painted?: Html | undefined
  /** What stands above a page that only the browser can draw; without it too the logo is shown. */
  heading?: string | undefined
  /** Stands below the heading until the page is drawn. */
  waiting?: Html | undefined
  /** Nothing around it leads away (`quietFrame`). */
  isQuiet?: boolean | undefined
  /** Categories of the header, when the catalogue has answered in time. */
  categories?: readonly Category[] | undefined
  /** What search engines read besides (schema.org). */
  jsonLd?: readonly object[] | undefined
  kind?: 'website' | 'product'
  isPrivate?: boolean | undefined
  /** Only staff see it like this: the page keeps nothing and leads nowhere. */
  isPreview?: boolean | undefined
}

export type LargestPicture = { srcset: string; sizes: string; media?: string }

export type FirstAnswer = { path: string; input: CallInput; answer: unknown }

/** The browser finds each answer in its cache under the path and the input. */
export function createPageCalls(
  api: PublicApi,
  onRefused: (path: string, error: unknown) => void,
): Pick<PageRequest, 'load' | 'tryLoad' | 'check'> & { answers: FirstAnswer[] } {
  const answers: FirstAnswer[] = []
  const asked = new Map<string, Promise<unknown>>()
  const ask: LoadAnswer = async (endpoint, input) => {
    const answer = await api.call(endpoint, input)
    answers.push({ path: endpoint.path, input, answer })
    return answer
  }
  // The header and the page below it may want the same.
  const load: LoadAnswer = <Called extends AnyEndpoint>(endpoint: Called, input: CallInput) => {
    const question = JSON.stringify([endpoint.path, input])
    const answer = asked.get(question) ?? ask(endpoint, input)
    asked.set(question, answer)
    return answer as Promise<ResultOf<Called>>
  }
  const tryLoad: TryLoadAnswer = (...question) =>
    load(...question).catch((error: unknown) => {
      onRefused(question[0].path, error)
      return undefined
    })
  const check: LoadAnswer = (endpoint, input) => api.call(endpoint, input)
  return { load, tryLoad, check, answers }
}
