import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'weak'],
  ['весна1', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['весна-26', 'fair'],
  ['мій кіт любить спати', 'strong'],
  ['Vesna-2026-kyiv', 'strong'],
])('the password "%s" is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
