import { RehearsalScreen } from "#features/rehearsal/ui/rehearsal-screen.tsx";

export function SayItPage() {
  return <RehearsalScreen />;
}
