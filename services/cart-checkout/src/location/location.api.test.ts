import { areas as demoAreas } from '@shop/demo-data/delivery-directory/areas'
import { toPost } from '@shop/testing/checkout'
import { startApi } from '../../test/start-api.ts'

const area = demoAreas.find(({ ref }) => ref === toPost.area)

test('a shopper walks from the area to the city and to the department', async () => {
  const api = await startApi()

  const { areas } = (await api.get('/api/location/all-areas')).body
  const { cities } = (await api.get(`/api/location/area-cities?area-ref=${area?.ref}`)).body
  const { warehouses } = (await api.get(`/api/location/city-warehouses?city-ref=${toPost.city}`)).body

  expect(areas).toContainEqual({ ref: area?.ref, title: area?.title })
  expect(cities.map(({ ref }: { ref: string }) => ref)).toContain(toPost.city)
  expect(warehouses).toContainEqual(expect.objectContaining({ ref: toPost.post_office, type: 'branch' }))
})

test('the departments of a town are sent as they lie there, and not again to who has them', async () => {
  const api = await startApi()
  const address = `${api.origin}/api/location/city-warehouses?city-ref=${toPost.city}`
  const { headers } = await fetch(address)
  const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
  const again = await fetch(address, { headers: known })

  expect(headers.get('cache-control')).toBe('no-cache')
  expect(again.status).toBe(304)
})

test('an unknown place has nothing in it, and a wrong one is refused', async () => {
  const api = await startApi()
  const citiesOf = (ref: string) => api.get(`/api/location/area-cities?area-ref=${ref}`)

  expect((await citiesOf('00000000-0000-4000-8000-000000000000')).body.cities).toEqual([])
  expect((await citiesOf('{"$gt":""}')).status).toBe(400)
  expect((await api.get('/api/location/city-warehouses')).status).toBe(400)
  expect((await api.get('/api/location/city-warehouses?city-ref=Київ')).status).toBe(400)
  const nowhere = await api.get('/api/location/city-warehouses?city-ref=00000000-0000-4000-8000-000000000000')
  expect(nowhere.body).toEqual({ status: true, warehouses: [] })
})

test('the countries have names in both languages and dial codes', async () => {
  const { body } = await (await startApi()).get('/api/location/all-countries')

  expect(body.countries).toContainEqual(
    expect.objectContaining({ name: 'UA', tel_code: '+380', title: { uk: 'Україна', en: 'Ukraine' } }),
  )
  expect(body.countries.map(({ name }: { name: string }) => name)).not.toContain('RU')
})
