import type { CareSign } from './care-lines.ts'

/** Drawn after the signs on a garment's label, on a grid of 24. */
const lines: Record<CareSign, string> = {
  wash: 'M3 6.5 5.5 19h13L21 6.5M3.5 9.5c1.5 0 1.5 1.2 3 1.2s1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.2-1 2-1.2',
  dry: 'M4 4.5h16v15H4ZM4 4.5c4 5 12 5 16 0',
  iron: 'M3 18.5h18L18.5 8H8M3 18.5c.5-4 3-6.5 6.5-6.5h10',
  'dry-clean': 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM10 15.5v-7h2.5a2 2 0 0 1 0 4H10',
  bleach: 'M12 4 21.5 20h-19ZM7 20.5 17.5 5M17 20.5 6.5 5',
  other: 'M8 5.5 3.5 8l2 4L8 11v8.5h8V11l2.5 1 2-4L16 5.5c-1 2.5-7 2.5-8 0Z',
}

export function CareIcon({ sign }: { sign: CareSign }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d={lines[sign]} />
    </svg>
  )
}
