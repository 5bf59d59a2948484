import { stableNumber } from './stable-ref.ts'

const inLargeCities: Record<string, number> = {
  Київ: 340,
  Харків: 90,
  Львів: 90,
  Одеса: 80,
  Дніпро: 80,
  Запоріжжя: 40,
  'Кривий Ріг': 34,
  Вінниця: 32,
  Полтава: 24,
  Хмельницький: 24,
  Житомир: 22,
  Черкаси: 22,
  Чернівці: 22,
  'Івано-Франківськ': 24,
  Тернопіль: 22,
  Рівне: 20,
  Луцьк: 20,
  Суми: 18,
  Чернігів: 18,
  Кропивницький: 16,
  Ужгород: 14,
  Херсон: 6,
  'Біла Церква': 14,
  Кременчук: 14,
  Бровари: 10,
  Ірпінь: 9,
}

/** How many departments a place has: listed for large cities, one to three elsewhere. */
export function departmentCount(city: string, ref: string): number {
  return inLargeCities[city] ?? 1 + stableNumber(3, ref, 'departments')
}
