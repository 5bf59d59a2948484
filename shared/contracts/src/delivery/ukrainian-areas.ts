import type { Text } from '../texts/text.ts'

const names: readonly [uk: string, en: string][] = [
  ['Автономна Республіка Крим', 'Autonomous Republic of Crimea'],
  ['Вінницька', 'Vinnytsia'],
  ['Волинська', 'Volyn'],
  ['Дніпропетровська', 'Dnipropetrovsk'],
  ['Донецька', 'Donetsk'],
  ['Житомирська', 'Zhytomyr'],
  ['Закарпатська', 'Zakarpattia'],
  ['Запорізька', 'Zaporizhzhia'],
  ['Івано-Франківська', 'Ivano-Frankivsk'],
  ['Київська', 'Kyiv'],
  ['Кіровоградська', 'Kirovohrad'],
  ['Луганська', 'Luhansk'],
  ['Львівська', 'Lviv'],
  ['Миколаївська', 'Mykolaiv'],
  ['Одеська', 'Odesa'],
  ['Полтавська', 'Poltava'],
  ['Рівненська', 'Rivne'],
  ['Сумська', 'Sumy'],
  ['Тернопільська', 'Ternopil'],
  ['Харківська', 'Kharkiv'],
  ['Херсонська', 'Kherson'],
  ['Хмельницька', 'Khmelnytskyi'],
  ['Черкаська', 'Cherkasy'],
  ['Чернівецька', 'Chernivtsi'],
  ['Чернігівська', 'Chernihiv'],
]

/**
 * Areas as carriers name them, by an adjective alone: Kyiv and Sevastopol have none of their own. English names are not
 * transliterated adjectives but names, so they are written down.
 */
export const ukrainianAreas: readonly Text[] = names.map(([uk, en]) => ({ uk, en }))
