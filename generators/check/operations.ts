import { errorCodes } from "../../src/shared/error-codes.ts";
import { fileParamsOf, isForStaff } from "../model/operation.ts";
import type { Problem } from "../problem.ts";
import type { ApiSource, OperationSource, Sources } from "../read/sources.ts";
import { isFile, walk, type Schema } from "../schema.ts";

const verbs = [
  "get",
  "list",
  "search",
  "save",
  "add",
  "create",
  "update",
  "delete",
  "remove",
  "send",
  "check",
  "apply",
  "start",
  "submit",
  "sign",
  "login",
  "logout",
  "register",
  "reset",
  "verify",
  "read",
  "accept",
  "like",
  "export",
  "download",
  "cancel",
  "pay",
  "withdraw",
  "suspend",
  "resume",
  "rename",
  "quote",
  "audit",
  "unbind",
  "record",
  "upload",
  "discard",
  "publish",
  "rollback",
  "restore",
  "schedule",
  "unschedule",
  "join",
  "leave",
  "issue",
  "revoke",
  "reissue",
  "import",
];
const pageReply = ["list", "totalCount", "totalPage", "pageCurrent", "pageSize"];

/**
 * What the meta-schema cannot say of operations: their names, their parameters, their files, and the shape of lists.
 */
export function checkOperations(sources: Sources): Problem[] {
  const elsewhere = [...sources.entities, ...sources.site].flatMap(({ file, content }) =>
    strayFiles(content).map((found) => ({ file, ...found })),
  );
  const known: Operations = Object.assign({}, ...sources.apis.map(({ content }) => content.operations));
  const staff = sources.apis.flatMap(({ file, content }) =>
    staffProblems(content).map((found) => ({ file, ...found })),
  );
  const inside = sources.apis.flatMap(({ file, content }) =>
    Object.entries(content.operations).flatMap(([id, operation]) =>
      [
        ...nameProblems(id),
        ...readProblems(id, operation),
        ...onceProblems(id, operation),
        ...grantProblems(id, operation, known),
        ...parameterProblems(operation),
        ...fileProblems(operation),
        ...faultProblems(operation),
        ...listProblems(operation),
      ].map(({ pointer, message }) => ({ file, pointer: `/operations/${id}${pointer}`, message })),
    ),
  );
  return [...elsewhere, ...staff, ...inside];
}

/** The operations that blocks declare must exist, and so must the events that they say more of. */
export function checkBlockOperations(sources: Sources): Problem[] {
  const known = new Set(sources.apis.flatMap(({ content }) => Object.keys(content.operations)));
  return sources.blocks.flatMap(({ file, content }) => {
    const { operations = [], own = {}, gestures = [], events = {} } = content;
    const named = [
      ...operations.map((id, index) => ({ id, pointer: `/operations/${index}` })),
      ...Object.entries(own).flatMap(([event, ids]) =>
        ids.map((id, index) => ({ id, pointer: `/own/${event}/${index}` })),
      ),
    ];
    const told = [
      ...gestures.map((event, index) => ({ event, pointer: `/gestures/${index}` })),
      ...Object.keys(own).map((event) => ({ event, pointer: `/own/${event}` })),
    ];
    return [
      ...named
        .filter(({ id }) => !known.has(id))
        .map(({ id, pointer }) => ({ file, pointer, message: `there is no operation ${id}` })),
      ...told
        .filter(({ event }) => !Object.hasOwn(events, event))
        .map(({ event, pointer }) => ({ file, pointer, message: `the block has no event ${event}` })),
    ];
  });
}

type Found = Omit<Problem, "file">;

function nameProblems(id: string): Found[] {
  const verb = /^[a-z]+/.exec(id)?.[0] ?? "";
  const isVerbNoun =
    verbs.includes(verb) &&
    /^[a-z]+([A-Z][a-z0-9]*)*$/.test(id) &&
    (id !== verb || ["logout", "register"].includes(id));
  return isVerbNoun
    ? []
    : [
        {
          pointer: "",
          message: `an operation is called by a verb and a noun, such as listCourses; the verbs are ${verbs.join(", ")}`,
        },
      ];
}

/** The verbs of what changes nothing. A GET named by one may still leave something behind, such as a permit. */
const readingVerb = /^(get|list|search|check|count|export)[A-Z]/;

function readProblems(id: string, { "x-reads": reads, "x-screen": screen }: OperationSource): Found[] {
  if (screen && !reads) return [{ pointer: "/x-screen", message: "a data source reads: say x-reads" }];
  return reads && !readingVerb.test(id)
    ? [{ pointer: "/x-reads", message: "what reads is named by get, list, search, check, count or export" }]
    : [];
}

/** The verbs of what may make something; `save` also changes. */
const makingVerb = /^(add|create|import|issue|reissue|save|send)[A-Z]/;

/**
 * What a signed-in person makes is made once, however often it is sent because its reply got lost. Signed out there is
 * nobody to remember it for.
 */
function onceProblems(id: string, operation: OperationSource): Found[] {
  const { "x-once": once, "x-reads": reads, "x-access": access, body } = operation;
  const hasOwnKey = Object.hasOwn(body?.properties ?? {}, "idempotencyKey");
  if (once === true && (reads || access === "public" || hasOwnKey || fileParamsOf(operation).length > 0))
    return [
      {
        pointer: "/x-once",
        message: "what reads, is public, takes a file or has a key of its own is not remembered by the key of a call",
      },
    ];
  const needed = makingVerb.test(id) && !reads && access !== "public" && !hasOwnKey;
  return needed && once === undefined
    ? [{ pointer: "", message: "it may make something: say x-once, true or why a second one does no harm" }]
    : [];
}

/** What changes nothing but the session of who calls it. */
const ofOwnSession: ReadonlySet<string> = new Set(["logout", "startStaffWork", "leaveStaffWork"]);

/**
 * Who may do what for an organisation is said of each call that an organisation may make; who only looks changes nothing.
 */
function staffProblems({ staff, operations }: ApiSource): Found[] {
  const each = Object.entries(operations);
  const problems: Found[] = [];
  if (staff?.do?.includes("reader")) problems.push({ pointer: "/staff/do", message: "a reader changes nothing" });
  if (!staff && each.some(([, operation]) => isForStaff(operation)))
    problems.push({
      pointer: "",
      message: "say in staff which staff of an organisation may call these operations; {} where none of them may",
    });
  for (const [id, operation] of each) {
    const { "x-staff": own, "x-reads": reads, "x-access": access } = operation;
    const pointer = `/operations/${id}/x-staff`;
    if (own && !isForStaff(operation))
      problems.push({ pointer, message: "it is no call of an organisation: it has no staff" });
    if (own?.includes("reader") && !reads && !ofOwnSession.has(id))
      problems.push({ pointer, message: "a reader changes nothing" });
    const asked = own ?? staff?.[reads ? "see" : "do"] ?? [];
    if (access === "organisation" && !asked.includes("owner"))
      problems.push({ pointer, message: "what an organisation may call, its owners may" });
  }
  return problems;
}

type Operations = Readonly<Record<string, OperationSource | undefined>>;

/** Verbs of what documents of organisations may have the caller do; all others delete, decide, publish, begin or pay. */
const harmlessVerb = /^save[A-Z]/;
/** Verbs of what takes something away, and may be taken back by a call of a harmless verb. */
const undoneVerb = /^(delete|remove)[A-Z]/;

/**
 * What documents of organisations may never name, because a page acts with the rights of whoever looks at it, who may be
 * anybody's learner, maker or operator.
 */
function grantProblems(id: string, operation: OperationSource, known: Operations): Found[] {
  const { "x-screen": screen = [], "x-action": action = {}, "x-viewer": isViewers, "x-undo": undo } = operation;
  const { "x-access": access, "x-confirm": confirm } = operation;
  const problems: Found[] = [];
  const isNamed = screen.includes("organisation") || action.organisation !== undefined;
  if (isViewers && !isNamed)
    problems.push({ pointer: "/x-viewer", message: "documents of organisations do not name it, so it says nothing" });
  if (isViewers && (confirm !== undefined || (access !== "auth" && access !== "public")))
    problems.push({
      pointer: "/x-viewer",
      message:
        "what asks first, and what is a maker's, an organisation's or an operator's, is more than the caller's own",
    });
  if (screen.includes("organisation") && access !== "public" && !isViewers)
    problems.push({
      pointer: "/x-screen",
      message: "documents of organisations read what is public; of the caller's own only what says x-viewer",
    });
  if (action.organisation === undefined) return problems;
  if (!isViewers)
    problems.push({ pointer: "/x-action", message: "documents of organisations call only what says x-viewer" });
  const inverse = undo === undefined ? undefined : known[undo];
  const isUndone =
    undoneVerb.test(id) &&
    undo !== undefined &&
    harmlessVerb.test(undo) &&
    inverse?.["x-action"]?.organisation !== undefined;
  if (!harmlessVerb.test(id) && !isUndone)
    problems.push({
      pointer: "/x-action",
      message:
        "documents of organisations call nothing that deletes, publishes, begins, pays or decides; what is taken away names by x-undo the call that the same documents may take it back with",
    });
  return problems;
}

function parameterProblems({ method, path, params, body }: OperationSource): Found[] {
  const given = Object.keys(params?.properties ?? {});
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  const problems: Found[] = [];
  if (method === "GET" && body) problems.push({ pointer: "/body", message: "a GET has no body; use params" });
  for (const name of inPath)
    if (!params?.required?.includes(name))
      problems.push({ pointer: "/params", message: `{${name}} of the path must be a required property of params` });
  for (const name of given)
    if (Object.hasOwn(body?.properties ?? {}, name))
      problems.push({
        pointer: `/body/properties/${name}`,
        message: `${name} is in params too; params and body are one flat input, so a name is in one of them`,
      });
  return problems;
}

function fileProblems(operation: OperationSource): Found[] {
  const files = fileParamsOf(operation);
  const problems: Found[] = files
    .slice(1)
    .map((name) => ({ pointer: `/body/properties/${name}`, message: "an operation takes one file" }));
  for (const half of ["params", "body", "reply"] as const) {
    const isOwn = (pointer: string) => half === "body" && files.some((name) => pointer === `/properties/${name}`);
    problems.push(
      ...strayFiles(operation[half] ?? {})
        .filter(({ pointer }) => !isOwn(pointer))
        .map((found) => ({ ...found, pointer: `/${half}${found.pointer}` })),
    );
  }
  if (files.length === 0) return problems;
  // The other parts of a form are texts and are converted like a query; what has an inside has no way to travel there.
  for (const [name, { type }] of Object.entries(operation.body?.properties ?? {})) {
    if (type === "object" || type === "array")
      problems.push({ pointer: `/body/properties/${name}`, message: "beside a file there are single values only" });
  }
  return problems;
}

function faultProblems({ "x-faults": names = [] }: OperationSource): Found[] {
  return names.flatMap((name, index) =>
    Object.hasOwn(errorCodes, name)
      ? []
      : [{ pointer: `/x-faults/${index}`, message: `there is no error ${name} in src/shared/error-codes.ts` }],
  );
}

function strayFiles(schema: Schema): Found[] {
  const found: Found[] = [];
  walk(
    schema,
    (inner, pointer) =>
      void (
        isFile(inner) &&
        found.push({ pointer, message: "a file is a property of an operation's body; it stands in no other value" })
      ),
  );
  return found;
}

function listProblems({ params, body, reply }: OperationSource): Found[] {
  const input = { ...params?.properties, ...body?.properties };
  const problems: Found[] = [];
  if (Object.hasOwn(input, "pageCurrent") !== Object.hasOwn(input, "pageSize"))
    problems.push({ pointer: "", message: "a list takes both pageCurrent and pageSize" });
  const shape = Object.keys(reply.properties ?? {});
  if (
    Object.hasOwn(input, "pageCurrent") &&
    !pageReply.every((name) => shape.includes(name) && reply.required?.includes(name))
  ) {
    problems.push({
      pointer: "/reply",
      message: `a list that is paged replies with ${pageReply.join(", ")}, all required`,
    });
  }
  return problems;
}
