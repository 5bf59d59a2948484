import { ICON_LINES } from './icon-lines.ts'

export type IconName = keyof typeof ICON_LINES

type IconProps = { name: IconName; size?: 16 | 20 | 24 | 32; filled?: boolean; className?: string }

/** A thin drawing beside text or inside a named control: never the only bearer of meaning. */
export function Icon({ name, size = 24, filled = false, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={(1.25 * 24) / size}
      strokeLinecap="square"
      strokeLinejoin="miter"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_LINES[name]} />
    </svg>
  )
}
