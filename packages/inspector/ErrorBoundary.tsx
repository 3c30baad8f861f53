import { Component, type ReactNode } from 'react';

interface Props {
  /** What is drawn: with another value it is tried again. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly error?: string | undefined;
  readonly resetKey: unknown;
}

/** Shows what a board threw instead of the board. React has error boundaries as classes only. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error: String(error) };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <pre className="bad">The board threw: {error}</pre>;
  }
}
