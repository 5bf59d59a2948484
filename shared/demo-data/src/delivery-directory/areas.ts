import type { Text } from '@shop/contracts/text'
import { stableRef } from './stable-ref.ts'

type DemoArea = { ref: string; name: string; title: Text; is_demo: boolean }

/** The carrier's areas: Kyiv and Sevastopol have none of their own, and Crimea is listed though nothing is sent there. */
export const areas: DemoArea[] = [
  area('Автономна Республіка Крим', 'Autonomous Republic of Crimea'),
  area('Вінницька', 'Vinnytsia'),
  area('Волинська', 'Volyn'),
  area('Дніпропетровська', 'Dnipropetrovsk'),
  area('Донецька', 'Donetsk'),
  area('Житомирська', 'Zhytomyr'),
  area('Закарпатська', 'Zakarpattia'),
  area('Запорізька', 'Zaporizhzhia'),
  area('Івано-Франківська', 'Ivano-Frankivsk'),
  area('Київська', 'Kyiv'),
  area('Кіровоградська', 'Kirovohrad'),
  area('Луганська', 'Luhansk'),
  area('Львівська', 'Lviv'),
  area('Миколаївська', 'Mykolaiv'),
  area('Одеська', 'Odesa'),
  area('Полтавська', 'Poltava'),
  area('Рівненська', 'Rivne'),
  area('Сумська', 'Sumy'),
  area('Тернопільська', 'Ternopil'),
  area('Харківська', 'Kharkiv'),
  area('Херсонська', 'Kherson'),
  area('Хмельницька', 'Khmelnytskyi'),
  area('Черкаська', 'Cherkasy'),
  area('Чернівецька', 'Chernivtsi'),
  area('Чернігівська', 'Chernihiv'),
]

function area(name: string, en: string): DemoArea {
  return { ref: stableRef('area', name), name, title: { uk: name, en }, is_demo: true }
}
