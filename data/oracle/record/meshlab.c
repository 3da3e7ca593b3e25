// SPDX-License-Identifier: Apache-2.0 OR MIT
// meshlab: tasks that run, sleep and talk through pipes, from one common start on a Linux guest.
//
//   mesh FILE OFFSET_NS DURATION_NS [PHASE_NS]
//
// FILE holds one line for each pipe and task, fields separated by blanks:
//   pipe PAGES                              the next pipe (0, 1, ...): so many messages of one page, or, if 0, 65536 of one byte
//   task NAME MASK START_US PREV_CPU STEP...   the steps for ever, one after another
// STEP  run:US (CPU time) | sleep:US | write:PIPE | read:PIPE | cpus:MASK | hog; MASK hexadecimal; PREV_CPU: where it last ran.
//
// T0, set-up, scrub and tracing as in mixlab.c. Output: "run T0 OFFSET DURATION", then "task NAME PID" for each.
#define main mx_main_else
#include "mixlab.c"
#undef main

#define MS_STEPS 64
#define MS_PAGE 4096
#define MS_SCRUB_MS 60
typedef struct { char what; long value; } ms_step;
typedef struct { char name[16]; unsigned long mask; long start, prev; int n; ms_step step[MS_STEPS]; } ms_task;
static struct { int fd[2], size; } ms_pipe[MX_MAX];

static void ms_open(int i, int pages) {
  ms_pipe[i].size = pages ? MS_PAGE : 1;
  if (pipe(ms_pipe[i].fd) || (pages && fcntl(ms_pipe[i].fd[1], F_SETPIPE_SZ, pages * MS_PAGE) != pages * MS_PAGE)) perror("pipe");
}
static void ms_do(ms_step s) {
  static char message[MS_PAGE];
  struct timespec t = {s.value / 1000000, s.value % 1000000 * 1000};
  switch (s.what) {
    case 'r': mx_burn(s.value * 1000ull); break;
    case 's': clock_nanosleep(CLOCK_MONOTONIC, 0, &t, 0); break;
    case 'w': if (write(ms_pipe[s.value].fd[1], message, ms_pipe[s.value].size) < 1) _exit(1); break;
    case 'g': if (read(ms_pipe[s.value].fd[0], message, ms_pipe[s.value].size) < 1) _exit(1); break;
    case 'c': mx_pin(s.value); break;
    case 'h': mx_hog();
  }
}
static int ms_parse(char *line, ms_task *t) {
  int at;
  if (sscanf(line, "task %15s %lx %ld %ld%n", t->name, &t->mask, &t->start, &t->prev, &at) != 4) return 0;
  for (char *w = strtok(line + at, " \n"); w && t->n < MS_STEPS; w = strtok(0, " \n")) {
    char *v = strchr(w, ':');
    ms_step s = {strncmp(w, "read", 4) ? w[0] : 'g', v ? strtol(v + 1, 0, w[0] == 'c' ? 16 : 10) : 0};
    t->step[t->n++] = s;
  }
  return 1;
}
static void ms_child(const ms_task *t, uint64_t t0, volatile int *ready) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_NAME, t->name);
  prctl(PR_SET_TIMERSLACK, 1ul);
  mx_pin(1ul << t->prev);
  mx_pin(t->mask);
  *ready = 1;
  mx_until(t0 + t->start * 1000ull);
  for (int i = 0;; i = (i + 1) % t->n) ms_do(t->step[i]);
}
static int ms_main(int argc, char **argv) {
  static ms_task task[MX_MAX];
  char line[1024];
  int n = 0, pipes = 0, pages;
  if (argc < 5) return 2;
  uint64_t offset = strtoull(argv[3], 0, 10), duration = strtoull(argv[4], 0, 10), phase = argc > 5 ? strtoull(argv[5], 0, 10) : 0;
  FILE *f = fopen(argv[2], "r");
  if (!f) { perror(argv[2]); return 1; }
  while (fgets(line, sizeof line, f)) {
    if (pipes < MX_MAX && sscanf(line, "pipe %d", &pages) == 1) ms_open(pipes++, pages);
    else if (n < MX_MAX) n += ms_parse(line, &task[n]);
  }
  volatile int *ready = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  prctl(PR_SET_TIMERSLACK, 1ul);
  mx_pin(1);
  int cpus = sysconf(_SC_NPROCESSORS_ONLN);
  // lead: 10 ms for each task, the scrubs (at one time), and 300 ms of quiet
  uint64_t lead = 300000000ull + n * 10000000ull + MS_SCRUB_MS * 3000000ull;
  uint64_t t0 = ((mx_now(CLOCK_MONOTONIC) + lead) / MX_TICK + 1) * MX_TICK + phase + offset;
  pid_t pid[MX_MAX], scrub[MX_MAX];
  for (int i = 0; i < n; i++) {
    if (!(pid[i] = fork())) { ms_child(&task[i], t0, &ready[i]); _exit(0); }
    while (!ready[i] || mx_state(pid[i]) != 'S') usleep(500);
  }
  for (int c = 0; c < cpus; c++)
    if (!(scrub[c] = fork())) { prctl(PR_SET_NAME, "scrub"); mx_pin(1ul << c); mx_burn(MS_SCRUB_MS * 1000000ull); _exit(0); }
  for (int c = 0; c < cpus; c++) waitpid(scrub[c], 0, 0);
  if (mx_now(CLOCK_MONOTONIC) + 100000000ull > t0) printf("error: set-up took too long\n");
  mx_until(t0 - 20000000);
  int on = open("/sys/kernel/tracing/tracing_on", O_WRONLY);
  if (on < 0 || write(on, "1", 1) != 1) perror("tracing_on");
  mx_until(t0 + duration);
  if (write(on, "0", 1) != 1) perror("tracing_on");
  for (int i = 0; i < n; i++) kill(pid[i], SIGKILL);
  for (int i = 0; i < n; i++) waitpid(pid[i], 0, 0);
  printf("run %lu %lu %lu\n", t0, offset, duration);
  for (int i = 0; i < n; i++) printf("task %s %d\n", task[i].name, pid[i]);
  return 0;
}
int main(int argc, char **argv) {
  setvbuf(stdout, 0, _IOLBF, 0);
  return argc > 1 && !strcmp(argv[1], "mesh") ? ms_main(argc, argv) : mx_main_else(argc, argv);
}
