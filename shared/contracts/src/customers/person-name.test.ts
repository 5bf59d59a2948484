import { firstNameSchema, lastNameSchema } from './person-name.ts'

const codeOf = (schema: typeof firstNameSchema, typed: string) => schema.safeParse(typed).error?.issues[0]?.message

test.each([
  ...['Олена', "Мар'яна", 'Мар’яна', 'Марʼяна', 'О’Ніл-Коваль', 'Анна Марія', 'Т. Г.', 'Петренко (Коваль)', 'Zoë', 'Ґ'],
  ...["D'Arcy", 'García Márquez', 'Gal·la', '李小龍', 'O‑Brien', 'علی‌رضا', 'Ко\u0301валь'],
])('%s is a name', typed => {
  expect([codeOf(firstNameSchema, typed), codeOf(lastNameSchema, typed)]).toEqual([undefined, undefined])
})

test.each([
  ...[
    'Олена1',
    '٣',
    '007',
    '<b>Олена',
    'Олена>',
    'Олена & Ко',
    'Марина "Квітка"',
    'http://evil',
    'evil.com/x',
    'a@b.co',
  ],
  ...['Олена_', '=1+1', '{{name}}', 'Олена;', 'Олена❤', '10% знижки', '№', '$'],
])('%s is not a name', typed => {
  expect(firstNameSchema.safeParse(typed).success).toBe(false)
  expect(lastNameSchema.safeParse(typed).success).toBe(false)
})

test('each field reports what is wrong with it, and what is missing before what is incorrect', () => {
  expect([codeOf(firstNameSchema, 'Олена1'), codeOf(lastNameSchema, 'Коваль1')]).toEqual([
    'name_incorrect',
    'last_name_incorrect',
  ])
  expect([codeOf(firstNameSchema, ' '), codeOf(lastNameSchema, '')]).toEqual(['name_required', 'last_name_required'])
  expect(codeOf(firstNameSchema, 'я'.repeat(101))).toBe('too_long')
})
