import type { AnyEndpoint, Endpoint } from '@shop/contracts/endpoint'
import { forServices, type ServiceName } from '@shop/contracts/parts'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { AskedByStaff, Written } from '@shop/service-kit/between-services/staff-calls'
import { startDownload } from '@shop/service-kit/calls/download'
import { sampleOf } from '@shop/testing/sample'

/** What a service was asked: a call of staff with its fields, or a call of services/admin itself with its body. */
export type Asked = Partial<AskedByStaff> & { owner: ServiceName; call: string; file?: Buffer }
/** Answers by `METHOD path`; of a change the part of `Written` that a test cares for. */
export type Answers = Readonly<Record<string, (asked: Asked) => unknown>>

/** The other services. Each answers a sample of the contract, unless a test gives the answer; a change gets an entry of its subject. */
export function stubOwners(answers: Answers = {}) {
  const asked: Asked[] = []

  async function answerTo(owner: ServiceName, endpoint: AnyEndpoint, fields: Partial<Asked>): Promise<unknown> {
    const one = { owner, call: `${endpoint.method} ${endpoint.path}`, ...fields }
    asked.push(one)
    return answers[one.call]?.(one)
  }

  const clientOf = (owner: ServiceName): InternalClient => ({
    call: async (endpoint, body) => ((await answerTo(owner, endpoint, { body })) ?? answerOf(endpoint)) as never,
    read: async (endpoint, fields, file) =>
      ((await answerTo(owner, endpoint, { ...fields, ...(file && { file }) })) ?? answerOf(endpoint)) as never,
    async write(endpoint, fields, file) {
      const given = await answerTo(owner, endpoint, { ...fields, ...(file && { file }) })
      const change = { action: actionOf(endpoint, fields), subject: 'of the owner' }
      return { answer: answerOf(endpoint), change, ...Object(given) } as Written<never>
    },
    async download(endpoint, fields) {
      await answerTo(owner, endpoint, fields)
      return startDownload('rows.csv', rows())
    },
  })
  return { ask: forServices(clientOf), asked }
}

function actionOf({ action }: AnyEndpoint, { params, query, body }: AskedByStaff): string {
  return String(action instanceof Function ? action({ params, query, body }) : action)
}

/** A sample of what the contract answers. */
export function answerOf<Result>({ result }: Endpoint<unknown, unknown, unknown, Result>): Result {
  return result.parse(sampleOf(result))
}

async function* rows(): AsyncGenerator<string> {
  yield '\uFEFFone\r\n'
  yield 'two\r\n'
}
