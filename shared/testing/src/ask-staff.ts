import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import type { Endpoint } from '@shop/contracts/endpoint'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { AskedByStaff, Change } from '@shop/service-kit/between-services/staff-calls'
import { parseCallField } from '@shop/service-kit/calls/fields'

type Input = Partial<AskedByStaff> & { file?: Buffer }

/** Asks a service as services/admin does for a member of staff: what the contract does not allow is refused, too. */
export function askStaff(client: InternalClient, who = 'olena') {
  const toAskedByStaff = (endpoint: Endpoint<unknown, unknown, unknown, unknown>, input: Input): AskedByStaff => ({
    who: input.who ?? who,
    idempotencyKey: input.idempotencyKey ?? '',
    requestId: 'request-of-test',
    params: parseCallField(endpoint.params, input.params),
    query: parseCallField(endpoint.query, input.query ?? {}),
    body: parseCallField(endpoint.body, input.body ?? {}),
  })
  return {
    async read<Result>(endpoint: Endpoint<unknown, unknown, unknown, Result>, input: Input = {}): Promise<Result> {
      return endpoint.result.parse(await client.read(endpoint, toAskedByStaff(endpoint, input), input.file))
    },
    /** The whole text of a file. */
    async download(endpoint: Endpoint<unknown, unknown, unknown, unknown>, input: Input = {}): Promise<string> {
      const { parts } = await client.download(endpoint, toAskedByStaff(endpoint, input))
      return text(Readable.from(parts))
    },
    /** A file as it came, with its name. */
    async downloadFile(endpoint: Endpoint<unknown, unknown, unknown, unknown>, input: Input = {}) {
      const { fileName, parts } = await client.download(endpoint, toAskedByStaff(endpoint, input))
      return { fileName, bytes: await buffer(Readable.from(parts)) }
    },
    /** The answer, and beside it what the audit log keeps. */
    async write<Result>(
      endpoint: Endpoint<unknown, unknown, unknown, Result>,
      input: Input = {},
    ): Promise<Result & { change: Change | null }> {
      const { answer, change } = await client.write(endpoint, toAskedByStaff(endpoint, input), input.file)
      return { ...endpoint.result.parse(answer), change }
    },
  }
}
