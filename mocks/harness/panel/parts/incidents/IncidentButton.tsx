interface IncidentButtonProps {
  label: string;
  /** Undefined for what is over at once. */
  isOn?: boolean;
  isPossible?: boolean;
  onPress(): void;
}

export function IncidentButton({ label, isOn, isPossible = true, onPress }: IncidentButtonProps) {
  return (
    <button type="button" aria-pressed={isOn} disabled={!isPossible} onClick={onPress}>
      {label}
    </button>
  );
}
