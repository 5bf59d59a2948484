import { cardsByArticleListEndpoint } from '@shop/contracts/catalog/store-cards'
import { createHttpApi } from '@shop/service-kit/between-services/http-api'
import { createLocalApi } from '@shop/service-kit/between-services/local-api'
import { startApi } from '../../test/start-api.ts'

const query = { article_list: ['DR-1042-BUR-R'], view: 'card' }

test.each(['in one process', 'over HTTP'])(
  'the row of products that staff chose for the home page is answered to the server of pages %s',
  async where => {
    const { service, origin } = await startApi()
    const api = where === 'over HTTP' ? createHttpApi([origin]) : createLocalApi(service.routes)

    const { list } = await api.call(cardsByArticleListEndpoint, { query })

    expect(list.map(({ article }) => article)).toEqual(['DR-1042-BUR-R'])
  },
)
