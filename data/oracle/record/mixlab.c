// SPDX-License-Identifier: Apache-2.0 OR MIT
// mixlab: run a list of tasks from one common start on a Linux guest and say who they were.
//
//   mix FILE OFFSET_NS DURATION_NS [PHASE_NS]
//
// FILE holds one line for each scrub, sync or task, fields separated by blanks:
//   scrub CPU CGROUP MS          burn MS of CPU time on CPU inside CGROUP, then exit ("-": the root group)
//   sync                         wait for the scrubs above
//   task NAME KIND RUN_US SLEEP_US PERIOD_US SLICE_US NICE POLICY MASK CGROUP START_US PREV_CPU
// KIND hog | sleeper | periodic; POLICY 0 normal, 3 batch, 5 idle; MASK hexadecimal; PREV_CPU: where the task last ran.
//
// T0 is a multiple of 4 ms of CLOCK_MONOTONIC + PHASE_NS + OFFSET_NS. Each task sets itself up and sleeps until
// T0 + START_US before the next one is forked. The scrubs run after that, so that every queue's virtual clock has left
// the tasks' old virtual times far behind (it matters for CFS). The parent sleeps through the window.
// Output: "run T0 OFFSET DURATION", then for each task "task NAME PID EXEC0 WAIT0 N0 EXEC1 WAIT1 N1 MIGRATIONS"
// (before and after the window; /proc/PID/schedstat and nr_migrations of /proc/PID/sched).
// Tracing is switched on 20 ms before T0 and off at the end.
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MX_MAX 64
#define MX_TICK 4000000ull
typedef struct { char name[16], kind[16], group[128]; long run, sleep, period, slice, nice, policy, mask, start, prev; } mx_task;
typedef struct { uint64_t exec, wait, count, migrations; } mx_stat;

static void mx_write(const char *path, const char *text) {
  int fd = open(path, O_WRONLY);
  if (fd < 0 || write(fd, text, strlen(text)) < 0) perror(path);
  if (fd >= 0) close(fd);
}
static void mx_pin(unsigned long mask) {
  cpu_set_t s;
  CPU_ZERO(&s);
  for (int c = 0; c < 64; c++) if (mask >> c & 1) CPU_SET(c, &s);
  if (sched_setaffinity(0, sizeof s, &s)) perror("sched_setaffinity");
}
static void mx_enter(const char *group) {
  char path[256], pid[16];
  if (!strcmp(group, "-")) return;
  snprintf(path, sizeof path, "/sys/fs/cgroup%s/cgroup.procs", group);
  snprintf(pid, sizeof pid, "%d", getpid());
  mx_write(path, pid);
}
static void mx_attr(long policy, long nice, uint64_t slice_ns) {
  struct { uint32_t size, policy; uint64_t flags; int32_t nice; uint32_t prio; uint64_t runtime, deadline, period; uint32_t lo, hi; }
    a = {.size = sizeof a, .policy = policy, .nice = nice, .runtime = slice_ns};
  if (syscall(SYS_sched_setattr, 0, &a, 0)) perror("sched_setattr");
}
static uint64_t mx_now(clockid_t c) {
  struct timespec t;
  clock_gettime(c, &t);
  return t.tv_sec * 1000000000ull + t.tv_nsec;
}
static void mx_until(uint64_t t) { // sleep until CLOCK_MONOTONIC t
  struct timespec s = {t / 1000000000, t % 1000000000};
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &s, 0)) {}
}
// four blocks of 448 nops are four translation blocks; the pause lets QEMU go on to the next virtual CPU
#define MX_SPIN ".rept 448\n\tnop\n\t.endr\n\tjmp 1f\n1:\t.rept 448\n\tnop\n\t.endr\n\tjmp 2f\n2:\t.rept 448\n\tnop\n\t.endr\n\tjmp 3f\n3:\t.rept 448\n\tnop\n\t.endr\n\tpause"
static void mx_hog(void) { for (;;) asm volatile(MX_SPIN); }
static void mx_burn(uint64_t ns) { // CPU time, not wall time
  uint64_t end = mx_now(CLOCK_THREAD_CPUTIME_ID) + ns;
  do asm volatile(MX_SPIN); while (mx_now(CLOCK_THREAD_CPUTIME_ID) < end);
}
static void mx_child(const mx_task *t, uint64_t t0, volatile int *ready) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_NAME, t->name);
  prctl(PR_SET_TIMERSLACK, 1ul);
  mx_pin(1ul << t->prev);
  mx_pin(t->mask);
  mx_enter(t->group);
  mx_attr(t->policy, t->nice, t->slice * 1000ull);
  uint64_t next = t0 + t->start * 1000ull;
  *ready = 1;
  mx_until(next);
  if (!strcmp(t->kind, "hog")) mx_hog();
  struct timespec s = {t->sleep / 1000000, t->sleep % 1000000 * 1000};
  for (;;) {
    mx_burn(t->run * 1000ull);
    if (t->kind[0] == 's') clock_nanosleep(CLOCK_MONOTONIC, 0, &s, 0);
    else mx_until(next += t->period * 1000ull);
  }
}
static char mx_state(pid_t p) {
  char path[64], line[512] = "";
  snprintf(path, sizeof path, "/proc/%d/stat", p);
  FILE *f = fopen(path, "r");
  if (f) { if (!fgets(line, sizeof line, f)) line[0] = 0; fclose(f); }
  char *c = strrchr(line, ')');
  return c ? c[2] : '?';
}
static mx_stat mx_read(pid_t p, int all) {
  char path[64], line[256];
  mx_stat s = {0};
  snprintf(path, sizeof path, "/proc/%d/schedstat", p);
  FILE *f = fopen(path, "r");
  if (f) { if (fscanf(f, "%lu %lu %lu", &s.exec, &s.wait, &s.count) != 3) perror(path); fclose(f); }
  if (!all) return s;
  snprintf(path, sizeof path, "/proc/%d/sched", p);
  if ((f = fopen(path, "r"))) {
    while (fgets(line, sizeof line, f)) if (!strncmp(line, "se.nr_migrations", 16)) s.migrations = strtoull(strrchr(line, ':') + 1, 0, 10);
    fclose(f);
  }
  return s;
}
static int mx_main(int argc, char **argv) {
  static mx_task task[MX_MAX];
  char line[512], group[128];
  int n = 0, cpu, ms, scrubs = 0;
  if (argc < 5) return 2;
  uint64_t offset = strtoull(argv[3], 0, 10), duration = strtoull(argv[4], 0, 10), phase = argc > 5 ? strtoull(argv[5], 0, 10) : 0;
  FILE *f = fopen(argv[2], "r");
  if (!f) { perror(argv[2]); return 1; }
  while (fgets(line, sizeof line, f)) {
    mx_task *t = &task[n];
    if (n < MX_MAX && sscanf(line, "task %15s %15s %ld %ld %ld %ld %ld %ld %lx %127s %ld %ld", t->name, t->kind, &t->run, &t->sleep, &t->period,
          &t->slice, &t->nice, &t->policy, &t->mask, t->group, &t->start, &t->prev) == 12) n++;
    if (sscanf(line, "scrub %d %127s %d", &cpu, group, &ms) == 3) scrubs += ms;
  }
  volatile int *ready = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  prctl(PR_SET_TIMERSLACK, 1ul);
  mx_pin(1);
  // lead: 10 ms for each task, the scrubs one after another at worst, and 300 ms of quiet
  uint64_t lead = 300000000ull + n * 10000000ull + scrubs * 1500000ull;
  uint64_t t0 = ((mx_now(CLOCK_MONOTONIC) + lead) / MX_TICK + 1) * MX_TICK + phase + offset;
  pid_t pid[MX_MAX], sp[MX_MAX];
  for (int i = 0; i < n; i++) {
    if (!(pid[i] = fork())) { mx_child(&task[i], t0, &ready[i]); _exit(0); }
    while (!ready[i] || mx_state(pid[i]) != 'S') usleep(500);
  }
  rewind(f);
  int k = 0;
  for (int more = 1; more;) {
    more = fgets(line, sizeof line, f) != 0;
    if (more && sscanf(line, "scrub %d %127s %d", &cpu, group, &ms) == 3) {
      if (!(sp[k] = fork())) { prctl(PR_SET_PDEATHSIG, SIGKILL); prctl(PR_SET_NAME, "scrub"); mx_pin(1ul << cpu); mx_enter(group); mx_burn(ms * 1000000ull); _exit(0); }
      k++;
    }
    if (!more || !strncmp(line, "sync", 4)) { while (k) waitpid(sp[--k], 0, 0); }
  }
  mx_stat a[MX_MAX], b[MX_MAX];
  for (int i = 0; i < n; i++) a[i] = mx_read(pid[i], 1);
  if (mx_now(CLOCK_MONOTONIC) + 100000000ull > t0) printf("error: set-up took too long\n");
  mx_until(t0 - 20000000);
  int on = open("/sys/kernel/tracing/tracing_on", O_WRONLY);
  if (on < 0 || write(on, "1", 1) != 1) perror("tracing_on");
  mx_until(t0 + duration);
  for (int i = 0; i < n; i++) b[i] = mx_read(pid[i], 0);
  if (write(on, "0", 1) != 1) perror("tracing_on");
  for (int i = 0; i < n; i++) { mx_stat s = mx_read(pid[i], 1); b[i].migrations = s.migrations - a[i].migrations; }
  for (int i = 0; i < n; i++) kill(pid[i], SIGKILL);
  for (int i = 0; i < n; i++) waitpid(pid[i], 0, 0);
  printf("run %lu %lu %lu\n", t0, offset, duration);
  for (int i = 0; i < n; i++)
    printf("task %s %d %lu %lu %lu %lu %lu %lu %lu\n", task[i].name, pid[i], a[i].exec, a[i].wait, a[i].count, b[i].exec, b[i].wait, b[i].count, b[i].migrations);
  return 0;
}
#ifdef MIXLAB_ELSE // built together with the oracle's schedlab.c: other commands are its own
int main(int argc, char **argv) { return argc > 1 && !strcmp(argv[1], "mix") ? mx_main(argc, argv) : MIXLAB_ELSE(argc, argv); }
#else
int main(int argc, char **argv) { setvbuf(stdout, 0, _IOLBF, 0); return argc > 1 && !strcmp(argv[1], "mix") ? mx_main(argc, argv) : 2; }
#endif
