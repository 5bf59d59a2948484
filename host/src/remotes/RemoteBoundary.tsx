import { Component, type ReactNode } from 'react'

type Props = { resetKey: string; fallback: ReactNode; onFailure?: (error: unknown) => void; children: ReactNode }
type State = { failedKey: string | null }

/** Shows the fallback from the moment its content throws until `resetKey` changes. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failedKey: null }

  static getDerivedStateFromError(): Partial<State> {
    return { failedKey: '' }
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failedKey }: State): State | null {
    if (failedKey === '') return { failedKey: resetKey }
    return failedKey !== null && failedKey !== resetKey ? { failedKey: null } : null
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure?.(error)
  }

  override render(): ReactNode {
    return this.state.failedKey === null ? this.props.children : this.props.fallback
  }
}
