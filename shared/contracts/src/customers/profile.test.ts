import { birthDateSchema } from './profile.ts'

test.each(['01.01.1990', '29.02.2000', '01.01.1900'])('%s is a birth date', date => {
  expect(birthDateSchema.safeParse(date).success).toBe(true)
})

test.each(['31.12.1899', '01.01.0990', '30.02.1990', '1990-05-11'])('%s is no birth date', date => {
  expect(birthDateSchema.safeParse(date).error?.issues[0]?.message).toBe('birth_date_incorrect')
})
