import { publicEndpoints } from '@shop/contracts/public-endpoints'
import type { Calls } from '../releases/contract.ts'
import type { TrialService } from './trial-service.ts'

/** Calls that everybody may make and that name nothing: what of them answers 500 on a copy of the shop's data. */
export async function answerProblems({ url }: TrialService, answered: Calls): Promise<string[]> {
  const asked = publicEndpoints.filter(
    ({ method, path: address, access }) =>
      method === 'GET' && access === 'public' && !address.includes(':') && `GET ${address}` in answered,
  )
  const answers = asked.map(async ({ path: address }) => ({ address, status: await statusOf(`${url}${address}`) }))
  return (await Promise.all(answers))
    .filter(({ status }) => status === 500 || status === null)
    .map(({ address, status }) => `GET ${address} ${status === null ? 'gives no answer' : `answers ${status}`}`)
}

async function statusOf(address: string): Promise<number | null> {
  return fetch(address).then(
    ({ status }) => status,
    () => null,
  )
}
