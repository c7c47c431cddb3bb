export function startInspector() {
  return undefined;
}
