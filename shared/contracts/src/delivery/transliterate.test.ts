import { transliterate } from './transliterate.ts'

test.each([
  ['Київ', 'Kyiv'],
  ['Згурівка', 'Zghurivka'],
  ['Знам’янка', 'Znamianka'],
  ['Єнакієве', 'Yenakiieve'],
  ['Їжакевич', 'Yizhakevych'],
  ['Йосипівка', 'Yosypivka'],
  ['Юрій', 'Yurii'],
  ['Яготин', 'Yahotyn'],
  ['Ґалаґан', 'Galagan'],
  ['Ужгород', 'Uzhhorod'],
  ['Щербухи', 'Shcherbukhy'],
  ['Івано-Франківськ', 'Ivano-Frankivsk'],
  ['Кам’янець-Подільський', 'Kamianets-Podilskyi'],
  ['Біла Церква', 'Bila Tserkva'],
  ['Розгін', 'Rozghin'],
])('%s is written %s', (uk, en) => {
  expect(transliterate(uk)).toBe(en)
})
