/** What an option of a product becomes with us; `skip`: it says nothing. */
export const optionUses = ['color', 'height', 'size', 'title', 'skip'] as const
export type OptionUse = (typeof optionUses)[number]

const usual: Record<string, OptionUse> = {
  color: 'color',
  colour: 'color',
  колір: 'color',
  цвет: 'color',
  height: 'height',
  зріст: 'height',
  size: 'size',
  розмір: 'size',
  размер: 'size',
}

/** What this option is; undefined when staff have to say. `mapped` is what they said, names in small letters. */
export function useOf(option: string, mapped: Readonly<Record<string, OptionUse>>): OptionUse | undefined {
  const name = option.trim().toLowerCase()
  return Object.hasOwn(mapped, name) ? mapped[name] : usual[name]
}

/** A product without variants has one option that says so. */
export function isDefault(name: string, value: string): boolean {
  return name.trim().toLowerCase() === 'title' && value.trim().toLowerCase() === 'default title'
}
