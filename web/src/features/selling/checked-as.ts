import type * as z from 'zod';

type Path = (string | number)[];

/**
 * Refuses a form for what is wrong with the settings that it becomes. `toField` leads from a path in them to a field of the
 * form; undefined for what another form is to blame for.
 */
export function refuseAs(
  schema: z.ZodType,
  input: unknown,
  { context, toField }: { context: z.RefinementCtx; toField: (path: Path) => Path | undefined },
): void {
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    const field = toField(path as Path);
    if (field) context.addIssue({ code: 'custom', path: field, message });
  }
}
