/** A setting that operators may change. */
export type SettingValue = number | boolean | null;

type Settings = Readonly<Record<string, unknown>>;

/** The setting at a path such as `coachPoints.win`; undefined where there is none. */
export function settingAt(settings: Settings, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Settings)[name]
          : undefined,
      settings,
    );
}

/** Copies settings with another value at an existing path. */
export function withSettingAt<T extends object>(settings: T, path: string, value: SettingValue): T {
  const copy = structuredClone(settings);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.length === 0 ? copy : settingAt(copy as Settings, names.join('.'));
  Object.assign(holder as object, { [last]: value });
  return copy;
}
