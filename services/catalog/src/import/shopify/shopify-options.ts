import type { OptionUse } from '@shop/contracts/staff/goods/import-questions'

const usual: Record<string, OptionUse> = {
  color: 'color',
  colour: 'color',
  colors: 'color',
  colours: 'color',
  колір: 'color',
  цвет: 'color',
  height: 'height',
  зріст: 'height',
  size: 'size',
  sizes: 'size',
  розмір: 'size',
  размер: 'size',
}

/** What this option is; undefined when staff have to say. `mapped` is what they said, names in small letters. */
export function useOf(option: string, mapped: Readonly<Record<string, OptionUse>>): OptionUse | undefined {
  const name = option.trim().toLowerCase()
  return Object.hasOwn(mapped, name) ? mapped[name] : usual[name]
}

const hints: readonly (readonly [RegExp, OptionUse])[] = [
  [/size|розмір|размер|довжина|length/i, 'size'],
  [/colou?r|shade|tone|finish|metal|колір|кольор|відтінок|цвет|метал/i, 'color'],
  [/height|зріст/i, 'height'],
  [/material|fabric|style|scent|pattern|type|матеріал|тканина|стиль|аромат/i, 'title'],
]

/** What an option most likely is; staff confirm it. */
export function likelyUse(option: string): OptionUse | null {
  return hints.find(([words]) => words.test(option))?.[1] ?? null
}

/** A product without variants has one option that says so. */
export function isDefault(name: string, value: string): boolean {
  return name.trim().toLowerCase() === 'title' && value.trim().toLowerCase() === 'default title'
}
