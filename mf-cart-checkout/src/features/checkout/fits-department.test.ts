import { fitsDepartment } from './fits-department.ts'

const twelfth = { label: 'Відділення № 12 (до 30 кг): вул. Сонячна, 45', search: 'Branch No. 12: 45 Soniachna St' }
const other = { label: 'Відділення № 3 (до 30 кг): вул. Тиха, 12', search: 'Branch No. 3: 12 Tykha St' }

test.each(['12', '№12', '№ 12', 'відділення 12', 'Branch 12', '1'])('finds department 12 by "%s"', typed => {
  expect(fitsDepartment(twelfth, typed)).toBe(true)
})

test.each(['12', 'відділення 12'])('does not take the house for the number: "%s"', typed => {
  expect(fitsDepartment(other, typed)).toBe(false)
})

test.each(['сонячна', 'Soniachna 45', 'соняч 45'])('finds a street and its house by "%s"', typed => {
  expect(fitsDepartment(twelfth, typed)).toBe(true)
})
