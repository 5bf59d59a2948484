import { queryClient } from '@shop/shell/query'
import { type Answer, type Answers, fakeServices as fakeAll, success } from '@shop/testing/fake-services'

/** What a shop without goods says: a test names only the answers that it is about. */
const silence: Answers = {
  '/api/categories/all': success({ categories: [] }),
  '/api/colors/all': success({ colors: [] }),
  '/api/collections/all': success({ collections: [] }),
  '/api/sizes/all': success({ sizes: [] }),
  '/api/sizes/heights/all': success({ heights: [] }),
}

/** Stands in for the services; gives back the addresses that they were asked. */
export function fakeServices(answers: Answers): string[] {
  queryClient.clear()
  return fakeAll({ ...silence, ...answers }).addresses
}

export function aList(list: object[], facets: object = {}, count = list.length): Answer {
  const none = { categories: {}, collections: {}, colors: {}, sizes: {}, heights: {}, prices: null }
  return success({ list, count, facets: { ...none, ...facets } })
}
