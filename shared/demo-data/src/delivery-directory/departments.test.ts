import { areas } from './areas.ts'
import { cities } from './cities.ts'
import { cityNames } from './city-names.ts'
import { departments } from './departments.ts'

const kyiv = cities.find(({ title }) => title.uk === 'Київ')

test('there are 24 areas and Crimea', () => {
  expect(areas).toHaveLength(25)
})

test('every area has cities, but Crimea and Luhansk, which the carrier does not reach', () => {
  const without = areas.filter(({ ref }) => !cities.some(({ area_ref }) => area_ref === ref))

  expect(without.map(({ title }) => title.en)).toEqual(['Autonomous Republic of Crimea', 'Luhansk'])
  expect(Object.keys(cityNames).filter(name => !areas.some(area => area.name === name))).toEqual([])
})

test('about 300 cities have about 1,500 departments, Kyiv several hundred', () => {
  expect(cities.length).toBeGreaterThan(280)
  expect(departments.length).toBeGreaterThan(1400)
  expect(departments.filter(({ city_ref }) => city_ref === kyiv?.ref).length).toBeGreaterThan(300)
  expect(cities.filter(({ ref }) => !departments.some(({ city_ref }) => city_ref === ref))).toEqual([])
})

test('no reference and no title within a city is given twice', () => {
  const refs = [...areas, ...cities, ...departments].map(({ ref }) => ref)
  const titles = departments.map(({ city_ref, title }) => `${city_ref} ${title.en}`)

  expect(new Set(refs).size).toBe(refs.length)
  expect(new Set(titles).size).toBe(titles.length)
  expect(refs.filter(ref => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(ref))).toEqual([])
})

test('references stay the same from one seeding to the next', () => {
  expect(kyiv?.ref).toBe('82d4ff67-3c9d-c948-5c9a-9e030c13f90c')
})
