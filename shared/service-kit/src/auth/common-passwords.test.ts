import { isCommonPassword } from './common-passwords.ts'

test.each(['123456', 'PASSWORD', 'Qwerty123', 'пароль', 'Йцукен', 'iloveyou', 'аааааа', 'ababab', '345678', 'zyxwvu'])(
  '"%s" is among the first that are tried',
  password => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['весна-26', 'levada-2014', 'мій кіт спить', 'x7#Kd2'])(
  '"%s" is not among the first that are tried',
  password => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
