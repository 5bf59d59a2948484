import { isLegalCode } from './legal-code.ts'

// Companies of the public register: Ukrzaliznytsia, PrivatBank, Nova Poshta, Naftogaz.
test.each(['40075815', '14360570', '31316718', '20077720'])('%s is the code of a company', code => {
  expect(isLegalCode(code)).toBe(true)
})

test.each([
  ['a person', '3184710691', true],
  ['one digit mistyped', '3184710692', false],
  ['two digits exchanged', '14360507', false],
  ['too short', '1436057', false],
  ['nine digits', '143605701', false],
  ['that of the demonstration', '00000000', false],
  ['letters', '1436O570', false],
  ['nothing', '', false],
])('%s: %s', (_, code, isOne) => {
  expect(isLegalCode(code)).toBe(isOne)
})
