import { transliterate } from '@shop/contracts/delivery/transliterate'
import type { Text } from '@shop/contracts/texts/text'
import { cities, type DemoCity } from './cities.ts'
import { departmentCount } from './department-count.ts'
import { stableNumber, stableRef } from './stable-ref.ts'
import { streets } from './streets.ts'

type DemoDepartment = {
  ref: string
  city_ref: string
  number: string
  type: 'branch' | 'postomat'
  title: Text
  max_weight_kg: number
  is_demo: boolean
}

const POSTOMAT_NUMBERS_FROM = 20001
const POSTOMAT_LIMIT_KG = 20

/** Made up for the demonstration: towns are real, departments, their numbers and addresses are not. */
export const departments: DemoDepartment[] = cities.flatMap(departmentsOf)

function departmentsOf(city: DemoCity): DemoDepartment[] {
  const count = departmentCount(city.title.uk, city.ref)
  // A town with one department has a branch; in larger ones postomats make up a good third.
  const branches = Math.ceil(count * 0.62)
  return Array.from({ length: count }, (_, index) =>
    index < branches
      ? department(city, 'branch', index + 1, index === 0 ? 1100 : 30)
      : department(city, 'postomat', POSTOMAT_NUMBERS_FROM + index - branches, POSTOMAT_LIMIT_KG),
  )
}

function department(city: DemoCity, type: DemoDepartment['type'], number: number, kg: number): DemoDepartment {
  const street = streetOf(city, number)
  const house = 1 + stableNumber(140, city.ref, 'house', String(number))
  const kind = type === 'branch' ? { uk: 'Відділення', en: 'Branch' } : { uk: 'Поштомат', en: 'Postomat' }
  return {
    ref: stableRef('department', city.ref, type, String(number)),
    city_ref: city.ref,
    number: String(number),
    type,
    title: {
      uk: `${kind.uk} № ${number} (до ${kg} кг): вул. ${street}, ${house}`,
      en: `${kind.en} No. ${number} (up to ${kg} kg): ${house} ${transliterate(street)} St`,
    },
    max_weight_kg: kg,
    is_demo: true,
  }
}

function streetOf(city: DemoCity, number: number): string {
  const start = stableNumber(streets.length, city.ref, 'street')
  return streets[(start + number * 7) % streets.length] ?? 'Центральна'
}
