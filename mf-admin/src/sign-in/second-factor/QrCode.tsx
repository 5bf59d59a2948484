import { create } from 'qrcode'

/** Scanners want light around the code. */
const QUIET = 4

type Props = { text: string; label: string; className?: string | undefined }

/** A QR code as one path: no picture and no style of its own, which our policy for content forbids. */
export function QrCode({ text, label, className }: Props) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const squares = [...data].map((dark, index) => (dark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : ''))
  const whole = size + 2 * QUIET
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
